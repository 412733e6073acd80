import { createRoot } from 'react-dom/client';
import '../ui/fonts.css';
import '../ui/tokens.css';
import './app.css';
import { App } from './App.tsx';

const root = document.getElementById('house');
if (root) createRoot(root).render(<App />);
