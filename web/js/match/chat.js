// @ts-check
// Log, chat and note next to a table: the selected tab, sent and read messages.

import { attempt } from '../frame/overlays.js';
import { post } from '../core/api.js';
import { newId } from '../core/ids.js';
import { state, update } from '../core/state.js';

/** Selects the log or the chat. @param {string} tab */
export function showTab(tab) {
  update((s) => { s.ui.tab = tab; });
  if (tab === 'chat') readChat();
  if (tab === 'note') import('../people/actions.js').then((people) => people.loadNote());
}

/** Marks the chat on screen as read, on all of the person's devices. */
export function readChat() {
  const { match } = state;
  const newest = match?.chat.at(-1)?.number ?? 0;
  if (!match?.info || newest <= match.chatSeen) return;
  update(() => { match.chatSeen = newest; });
  if (match.info.my_seat !== null) post(`/matches/${match.id}/chat/read`, { number: newest }).catch(() => {}); // a later call tries again
}

/**
 * Sends a chat message; text typed in the meantime is the next message. A message that may be lost is sent again with the same id, so that
 * it appears once.
 */
export function sendChat() {
  const { match } = state;
  const text = match?.chatText.trim();
  if (!text || !match) return;
  attempt('chat', async () => {
    const line = match.chatSent?.text === text ? match.chatSent : { id: newId(), text };
    update(() => Object.assign(match, { chatSent: line, chatText: '' }));
    try {
      await post(`/matches/${match.id}/chat`, line);
      match.chatSent = null;
    } catch (error) {
      update(() => { match.chatText ||= text; });
      const { chatRefusal } = await import('../people/actions.js');
      throw chatRefusal(error);
    }
  });
}
