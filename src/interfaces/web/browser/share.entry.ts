import { offerSharing } from './page-parts/share';

/** Shares the address of a page. */
const button = document.querySelector<HTMLButtonElement>('button[data-share]');
if (button) offerSharing(button, { copied: button.dataset['said'] ?? '' });
