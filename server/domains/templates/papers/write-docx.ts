import { textOf } from '@gida/contract/domains/templates/language/fill'
import { writeZip } from '../../../platform/files/write-zip.ts'
import { type Group, numbered } from './numbered.ts'
import type { DrawnPaper, PaperToDraw } from './paper-to-draw.ts'

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

/** Removes characters not allowed in XML. */
const safe = (text: string) =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '')

const run = (text: string) =>
  text
    .split('\n')
    .map(
      (line, index) =>
        `<w:r>${index > 0 ? '<w:br/>' : ''}<w:t xml:space="preserve">${safe(line)}</w:t></w:r>`,
    )
    .join('')
const paragraph = (style: string, text: string) =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${run(text)}</w:p>`
const STYLE_OF = { heading: 'Heading3', paragraph: 'Normal', item: 'Item', signature: 'Signature' } as const

function block(group: Group): string {
  if (group.kind === 'list')
    return group.items.map((spans) => paragraph('Item', `•\u00a0${textOf(spans)}`)).join('')
  if (group.kind !== 'table') return paragraph(STYLE_OF[group.kind], textOf(group.spans))
  const columns = Math.max(...group.rows.map(({ cells }) => cells.length))
  const width = Math.floor(9_000 / columns)
  const edges = ['top', 'bottom', 'insideH']
    .map((edge) => `<w:${edge} w:val="single" w:sz="4" w:color="D8D2C4"/>`)
    .join('')
  const rows = group.rows.map(({ cells }, index) => {
    const filled = Array.from({ length: columns }, (_, at) => textOf(cells[at] ?? []))
    const cell = (text: string) =>
      `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${paragraph(index === 0 ? 'TableHead' : 'Normal', text)}</w:tc>`
    return `<w:tr>${index === 0 ? '<w:trPr><w:tblHeader/></w:trPr>' : ''}${filled.map(cell).join('')}</w:tr>`
  })
  const grid = `<w:tblGrid>${`<w:gridCol w:w="${width}"/>`.repeat(columns)}</w:tblGrid>`
  return `<w:tbl><w:tblPr><w:tblW w:w="9000" w:type="dxa"/><w:tblBorders>${edges}</w:tblBorders></w:tblPr>${grid}${rows.join('')}</w:tbl>${paragraph('Normal', '')}`
}

const style = (id: string, name: string, pPr: string, rPr: string) =>
  `<w:style w:type="paragraph" w:styleId="${id}"${id === 'Normal' ? ' w:default="1"' : ''}><w:name w:val="${name}"/><w:pPr>${pPr}</w:pPr><w:rPr>${rPr}</w:rPr></w:style>`
const sized = (half: number, bold = true) => `${bold ? '<w:b/>' : ''}<w:sz w:val="${half}"/>`
const STYLES = `${HEAD}<w:styles xmlns:w="${W}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Noto Sans" w:hAnsi="Noto Sans" w:cs="Noto Sans"/><w:lang w:val="en-NG"/></w:rPr></w:rPrDefault></w:docDefaults>${[
  style('Normal', 'Normal', '<w:spacing w:after="120"/>', sized(21, false)),
  style('Title', 'Title', '<w:spacing w:after="240"/><w:jc w:val="center"/>', sized(30)),
  style(
    'Heading2',
    'heading 2',
    '<w:keepNext/><w:spacing w:before="200" w:after="60"/><w:outlineLvl w:val="1"/>',
    sized(23),
  ),
  style(
    'Heading3',
    'heading 3',
    '<w:keepNext/><w:spacing w:after="40"/><w:outlineLvl w:val="2"/>',
    sized(21),
  ),
  style(
    'Item',
    'List Bullet',
    '<w:spacing w:after="60"/><w:ind w:left="340" w:hanging="240"/>',
    sized(21, false),
  ),
  style(
    'Signature',
    'Signature',
    '<w:pBdr><w:top w:val="single" w:sz="6" w:space="4" w:color="1A1A2B"/></w:pBdr><w:spacing w:before="900"/><w:ind w:right="4600"/>',
    sized(19, false),
  ),
  style('TableHead', 'Table Head', '<w:spacing w:after="60"/>', sized(21)),
  style('Footer', 'footer', '', sized(15, false)),
].join('')}</w:styles>`

const field = (name: string) => `<w:fldSimple w:instr=" ${name} "><w:r><w:t>1</w:t></w:r></w:fldSimple>`

/** The document for Word, for editing by a lawyer: plain styles, no macros, no external content. */
export async function writeDocx({ title, foot, clauses, made }: PaperToDraw): Promise<DrawnPaper> {
  const body = numbered(clauses)
    .map(
      ({ heading, groups }) =>
        `${heading ? paragraph('Heading2', heading) : ''}${groups.map(block).join('')}`,
    )
    .join('')
  const section = `<w:sectPr><w:footerReference w:type="default" r:id="rId2"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1280" w:right="1280" w:bottom="1280" w:left="1280" w:header="600" w:footer="600" w:gutter="0"/></w:sectPr>`
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${TYPE}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${TYPE}.styles+xml"/><Override PartName="/word/footer1.xml" ContentType="${TYPE}.footer+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/><Relationship Id="rId2" Type="${PACKAGE}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`,
    'docProps/core.xml': `<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${safe(title)}</dc:title><dc:language>en-NG</dc:language><dcterms:created xsi:type="dcterms:W3CDTF">${made.toISOString().slice(0, 19)}Z</dcterms:created></cp:coreProperties>`,
    'word/document.xml': `<w:document xmlns:w="${W}" xmlns:r="${OFFICE}"><w:body>${paragraph('Title', title.toUpperCase())}${body}${section}</w:body></w:document>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/styles" Target="styles.xml"/><Relationship Id="rId2" Type="${OFFICE}/footer" Target="footer1.xml"/></Relationships>`,
    'word/styles.xml': STYLES.slice(HEAD.length),
    'word/footer1.xml': `<w:ftr xmlns:w="${W}"><w:p><w:pPr><w:pStyle w:val="Footer"/></w:pPr>${run(`${foot} · Page `)}${field('PAGE')}${run(' of ')}${field('NUMPAGES')}</w:p></w:ftr>`,
  }
  const bytes = writeZip(
    Object.entries(parts).map(([name, text]) => ({ name, bytes: Buffer.from(HEAD + text) })),
  )
  return { bytes, pages: null }
}
