// For programs that run by node 18, which has no WebSocket of its own: `--require` this file before them.
globalThis.WebSocket = require('ws');
