/** Content-Disposition with the UTF-8 file name, and an ASCII fallback for old browsers (RFC 6266). */
export function contentDisposition(name: string): string {
  const plain = name.replace(/[^\w.-]/g, '_')
  const whole = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${whole}`}`
}
