export type Audio = {
  content_type: 'audio/webm' | 'audio/ogg' | 'audio/mp4'
  extension: 'webm' | 'ogg' | 'm4a'
}

/** Where the names of its tracks stand in a recording that a browser makes. */
const HEAD_BYTES = 64_000

/** A recording of sound alone, as browsers make them; by its bytes. A film in the same wrapping is none. */
export function audioOf(bytes: Buffer): Audio | null {
  const head = bytes.toString('latin1', 0, HEAD_BYTES)
  if (head.startsWith('\x1aE\xdf\xa3'))
    return head.includes('A_OPUS') && !/V_(VP8|VP9|AV1|MPEG)/.test(head)
      ? { content_type: 'audio/webm', extension: 'webm' }
      : null
  if (head.startsWith('OggS'))
    return head.includes('OpusHead') && !head.includes('theora')
      ? { content_type: 'audio/ogg', extension: 'ogg' }
      : null
  if (head.slice(4, 8) !== 'ftyp') return null
  const all = bytes.toString('latin1') // the list of tracks stands at the end as well as at the beginning
  return /hdlr.{8}soun/s.test(all) && !/hdlr.{8}vide/s.test(all)
    ? { content_type: 'audio/mp4', extension: 'm4a' }
    : null
}
