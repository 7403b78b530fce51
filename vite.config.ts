import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import vike from "vike/plugin";
import { defineConfig } from "vite";
import { leanRouter } from "./scripts/lean-router.ts";

export default defineConfig({
  plugins: [vike(), react(), tailwindcss(), leanRouter()],
  // The content policy allows no data: address for fonts, and a cached file beats an inlined one.
  build: { target: "es2022", assetsInlineLimit: 0 },
});
