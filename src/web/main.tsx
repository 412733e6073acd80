import { createRoot } from 'react-dom/client';
import '../ui/fonts.css';
import '../ui/tokens.css';
import './app.css';
import { App } from './App.tsx';

const root = document.getElementById('house');
if (root) createRoot(root).render(<App />);

// The house on this device, for days without a net. The dev server has no such worker.
if (import.meta.env.PROD) window.addEventListener('load', () => void import('./offline.ts').then((m) => m.keepHouse()));
