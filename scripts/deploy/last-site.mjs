/** The file in which the last deployment from this folder leaves the address of its site, for `npm run smoke`. */
export const LAST_SITE = '.deployed-site';
