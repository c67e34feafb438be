/** What the page needs on Chromium 108 before its own first script. */
import './language.cjs';
import '@oddbird/popover-polyfill';
