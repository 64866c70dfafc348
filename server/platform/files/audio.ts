export type Audio = {
  content_type: 'audio/webm' | 'audio/ogg' | 'audio/mp4'
  extension: 'webm' | 'ogg' | 'm4a'
}

/** Track names are found this far into a browser's recording; bytes. */
const HEAD_BYTES = 64_000

/** Recognises an audio-only recording of a browser by its bytes; null for video in the same container. */
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
  const all = bytes.toString('latin1') // the track list may stand at the end of the file
  return /hdlr.{8}soun/s.test(all) && !/hdlr.{8}vide/s.test(all)
    ? { content_type: 'audio/mp4', extension: 'm4a' }
    : null
}
