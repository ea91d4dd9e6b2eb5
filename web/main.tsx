import "@clade/ui/theme.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Router } from "wouter";
import { App } from "./app.tsx";
import { BASE } from "./base.ts";
import "./fonts.css";
import "./shell.css";
import { keepUpToDate } from "./newer-version.ts";
import { keepTold } from "./notices/being-told.ts";
import { show } from "./settings.ts";

show();
const root = document.getElementById("app");
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Router base={BASE}>
        <App />
      </Router>
    </StrictMode>,
  );
}

// After the first visit everything that a game on this device needs is there without a network.
if (import.meta.env.PROD) keepUpToDate();
keepTold();
