/** The release of muster that this is: what the reference says changes only with it. */
export { version as release } from '../../package.json';
