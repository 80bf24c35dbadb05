import { mount } from "svelte";
import App from "./App.svelte";
import "./lib/fonts.css";
import { keepForOffline } from "./lib/offline";
import "./lib/theme.css";

mount(App, { target: document.getElementById("page")! });
keepForOffline();
