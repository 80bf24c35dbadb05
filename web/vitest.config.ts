import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import page from "./vite.config.ts";

// Tests run what the browser runs, not what a server would render.
export default mergeConfig(
  page,
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: {
      environment: "./tests/environment.ts",
      testTimeout: 60_000, // only a broken one waits so long, however busy the machine
    },
  }),
);
