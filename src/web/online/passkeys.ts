/** Passkeys: the browser's side of WebAuthn, loaded when it is wanted. */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { Me } from '../../online/api.ts';
import { type Called, type CallProblem, calls } from './calls.ts';
import { nowIs } from './tab.ts';

/** Browsers keep passkeys to safe connections; this very machine counts as one. */
export function canPasskey(): boolean {
  return window.isSecureContext && 'PublicKeyCredential' in window;
}

export async function addPasskey(): Promise<CallProblem | null> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const options = await calls.passkeyOptions<PublicKeyCredentialCreationOptionsJSON>();
  if ('problem' in options) return options.problem;
  try {
    const made = await startRegistration({ optionsJSON: options.value });
    const called = await calls.addPasskey(made);
    if ('problem' in called) return called.problem;
    nowIs(called.value);
    return null;
  } catch {
    // The person changed their mind, or the device has no passkey to give.
    return 'passkey';
  }
}

export async function enterWithPasskey(): Promise<Called<Me>> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const options = await calls.enterOptions<PublicKeyCredentialRequestOptionsJSON>();
  if ('problem' in options) return options;
  try {
    return await calls.enter(await startAuthentication({ optionsJSON: options.value }));
  } catch {
    return { problem: 'passkey' };
  }
}
