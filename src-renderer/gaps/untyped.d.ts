declare module 'container-query-polyfill';
