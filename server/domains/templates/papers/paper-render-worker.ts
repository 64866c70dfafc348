import { serveRenderRequests } from '../../../platform/pdf/render-worker.ts'
import { drawPaper } from './draw-paper.ts'
import type { PaperToDraw } from './paper-to-draw.ts'
import { writeDocx } from './write-docx.ts'

serveRenderRequests<PaperToDraw>((paper) => (paper.format === 'pdf' ? drawPaper(paper) : writeDocx(paper)))
