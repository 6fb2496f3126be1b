import { render } from 'preact';
import { Page } from './page/page';
import './components/components.css';
import './style.css';

const place = document.getElementById('console');
if (place !== null) render(<Page />, place);
