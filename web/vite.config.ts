import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const SERVER = "127.0.0.1:8000";

export default defineConfig({
  base: "/",
  plugins: [svelte({ configFile: false, compilerOptions: { runes: true } })],
  build: {
    outDir: "dist",
    assetsInlineLimit: 0, // the page is sent with default-src 'self', which a data: address is not
  },
  server: {
    fs: { allow: [".."] }, // the games' texts lie beside their rules
    proxy: {
      "/api": `http://${SERVER}`,
      "/ws": { target: `ws://${SERVER}`, ws: true },
    },
  },
});
