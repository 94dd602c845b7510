// What every browser has and Debian's node 18 has not. Imported before the client's modules.
import { webcrypto } from 'node:crypto';

globalThis.crypto ??= webcrypto;
