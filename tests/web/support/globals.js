// Globals of every browser that node 18 of Debian lacks. Imported before the client's modules.
import { webcrypto } from 'node:crypto';

globalThis.crypto ??= webcrypto;
