// @ts-check
// The browser's side of passkeys (WebAuthn): makes one, or shows one, and returns what the server checks.

import { post } from '../core/api.js';
import { needRefusals } from '../core/words.js';

/**
 * @typedef {object} Challenge
 * @property {string} challenge
 * @property {string} rp name of the server
 * @property {{id: string, transports: any[]}[]} passkeys of the signed-in user
 * @property {string} [user_handle] for a new passkey, as the next
 * @property {number[]} [algorithms]
 */

/** Returns whether this browser has passkeys. */
export const hasPasskeys = () => typeof PublicKeyCredential === 'function'
  && typeof AuthenticatorAttestationResponse.prototype.getAuthenticatorData === 'function';

/** @param {string} text base64url @returns {Uint8Array<ArrayBuffer>} */
function bytesOf(text) {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
}

/** @param {ArrayBuffer} bytes @returns {string} base64url without padding */
function textOf(bytes) {
  return btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @param {Challenge} challenge @returns {PublicKeyCredentialDescriptor[]} */
const known = ({ passkeys }) => passkeys.map(({ id, transports }) => ({ type: 'public-key', id: bytesOf(id), transports }));

const REFUSALS = new Map([['NotAllowedError', 'passkey_cancelled'], ['AbortError', 'passkey_cancelled'],
  ['InvalidStateError', 'passkey_exists']]);

/**
 * Waits for the browser and its user; a refusal gets a name as the server's have.
 * @param {Promise<Credential|null>} answer @param {boolean} [quiet] nobody sees a refusal
 */
async function answered(answer, quiet = false) {
  try {
    return /** @type {PublicKeyCredential} */ (await answer);
  } catch (error) {
    if (!quiet) await needRefusals();
    const { name, message } = /** @type {any} */ (error);
    throw Object.assign(new Error(message), { name: REFUSALS.get(name) ?? 'passkey_unusable' });
  }
}

/** Makes a passkey for the account called `name`. @param {string} name */
export async function createPasskey(name) {
  /** @type {Challenge} */
  const challenge = await post('/passkeys/new_challenge');
  const made = await answered(navigator.credentials.create({ publicKey: {
    challenge: bytesOf(challenge.challenge),
    rp: { id: challenge.rp, name: 'Ochre' },
    user: { id: bytesOf(challenge.user_handle ?? ''), name, displayName: name },
    pubKeyCredParams: (challenge.algorithms ?? []).map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: known(challenge),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  } }));
  const response = /** @type {AuthenticatorAttestationResponse} */ (made.response);
  return {
    client_data: textOf(response.clientDataJSON),
    authenticator_data: textOf(response.getAuthenticatorData()),
    transports: response.getTransports().filter((one) => one.length < 12).slice(0, 6),
  };
}

/**
 * Shows a passkey: one of the signed-in user, or else of anyone, as the browser offers them.
 * @param {AbortSignal} [waits] offered among the suggestions of a field, until this aborts
 */
export async function showPasskey(waits) {
  /** @type {Challenge} */
  const challenge = await post('/passkeys/challenge');
  const shown = await answered(navigator.credentials.get({
    publicKey: { challenge: bytesOf(challenge.challenge), rpId: challenge.rp, allowCredentials: known(challenge),
      userVerification: 'required' },
    ...(waits ? { mediation: /** @type {CredentialMediationRequirement} */ ('conditional'), signal: waits } : {}),
  }), Boolean(waits));
  const response = /** @type {AuthenticatorAssertionResponse} */ (shown.response);
  return {
    id: textOf(shown.rawId),
    client_data: textOf(response.clientDataJSON),
    authenticator_data: textOf(response.authenticatorData),
    signature: textOf(response.signature),
    ...(response.userHandle?.byteLength ? { user_handle: textOf(response.userHandle) } : {}),
  };
}
