import { defineConfig } from "vitest/config";
import { fence } from "./build/fence.ts";
import { PATIENCE } from "./build/patience.ts";
import { shell, WORKER } from "./build/shell.ts";

// The server (python3 run.py) listens on 8000 unless it is told otherwise.
const server = process.env.KRONIKA_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [shell],
  css: { postcss: { plugins: [fence] }, modules: { generateScopedName: "[name]-[local]" } },
  build: {
    outDir: "../src/kronika/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the Content-Security-Policy allows data: for pictures only
    modulePreload: { polyfill: false },
    target: "es2022",
    chunkSizeWarningLimit: 200,
    rollupOptions: {
      input: { index: "index.html", worker: "src/worker/sw.ts" },
      // The worker reaches as far as the folder it lies in.
      output: { entryFileNames: ({ name }) => (name === "worker" ? WORKER : "assets/[name]-[hash].js") },
    },
  },
  server: {
    proxy: {
      "/api": server,
      "/texts": server,
      "/ws": { target: server.replace("http", "ws"), ws: true },
    },
  },
  // A test that needs a document says so in its first line (`@vitest-environment happy-dom`): to make one takes longer than
  // most tests.
  test: {
    pool: "threads",
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
    setupFiles: ["build/test-setup.ts"],
    include: ["{src,build}/**/*.test.{ts,tsx}"],
  },
});
