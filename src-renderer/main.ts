import { mount } from 'svelte';
import App from './App.svelte';
import { fillGaps } from './gaps/fill-gaps';
import './styles/base.css';

const target = document.getElementById('app');
if (target) void fillGaps().then(() => mount(App, { target }));
