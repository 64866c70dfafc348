/** How a file is handed over under its name: as it is to browsers of today, without its marks to all others (RFC 6266). */
export function attachedAs(name: string): string {
  const plain = name.replace(/[^\w.-]/g, '_')
  const whole = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${whole}`}`
}
