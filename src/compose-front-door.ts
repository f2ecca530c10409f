import { behindFrontDoor } from './interfaces/http/front-door';
import type { Respond } from './interfaces/http/edge';

/** Puts the CDN of the deployment before a handler; there is none where MUSTER_ORIGIN_KEY is empty. */
export const withFrontDoor = (respond: Respond): Respond => {
  const { MUSTER_ORIGIN_KEY: key = '', MUSTER_URL: publicUrl = '' } = process.env;
  return key === '' || publicUrl === '' ? respond : behindFrontDoor(respond, { key, publicUrl });
};
