import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { offline } from "./offline.ts";
import { policy } from "./policy.ts";

const SERVER = "127.0.0.1:8000";

export default defineConfig({
  base: "/",
  plugins: [svelte({ configFile: false, compilerOptions: { runes: true } }), policy(), offline()],
  build: {
    outDir: "dist",
    assetsInlineLimit: 0, // the page is sent with default-src 'self', which a data: address is not
  },
  worker: { format: "es" }, // what a game needs is fetched when it is played
  server: {
    fs: { allow: [".."] }, // the games' texts lie beside their rules
    proxy: {
      "/api": `http://${SERVER}`,
      "/ws": { target: `ws://${SERVER}`, ws: true },
    },
  },
});
