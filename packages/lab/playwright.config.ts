import { defineConfig } from "@playwright/test";

/** Two working trees that are tested at once need a port each. */
const PORT = Number(process.env.LAB_PORT ?? 4391);

/** How Debian's Chromium is started (also as root, and without a word to the network). */
const chromium = {
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

/**
 * Files named `*.long.spec.ts`, and of the others: scans of whole pages for accessibility, in every theme; every
 * picture in every format; every link of the course; walks through whole pages on a phone.
 */
const LONG =
  /\.long\.spec\.ts|no serious violation|every picture of every page|every link|the course fits|every view fits/;

/** The lab as it is published, served by its own command, in a real browser: wide, and as wide as a phone. */
export default defineConfig({
  testDir: "e2e",
  reporter: "list",
  timeout: 60_000, // a busy machine
  expect: { timeout: 8000 },
  workers: 2,
  fullyParallel: true,
  // What takes long is left to CI, where time does not matter.
  ...(process.env.ONLY_LONG ? { grep: LONG } : { grepInvert: LONG }),
  use: { baseURL: `http://127.0.0.1:${PORT}/`, launchOptions: chromium, locale: "en-GB" },
  projects: [
    { name: "desktop", testIgnore: "**/phone.spec.ts", use: { viewport: { width: 1280, height: 860 } } },
    {
      name: "phone",
      testMatch: "**/phone.spec.ts",
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: "fr-FR" },
    },
  ],
  webServer: {
    command: `node ../marienbad/bin/marienbad.js lab --port ${PORT}`,
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: !process.env.CI,
  },
});
