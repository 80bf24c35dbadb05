/** A page that any host may serve brings along the policy our server would send with it. */

import type { Plugin } from "vite";

export const policy = (): Plugin => ({
  name: "policy",
  transformIndexHtml: () => {
    const content = process.env.WYRMHOARD_POLICY; // of web/static.py
    if (!content) return [];
    const attrs = { "http-equiv": "Content-Security-Policy", content };
    return [{ tag: "meta", attrs, injectTo: "head-prepend" }];
  },
});
