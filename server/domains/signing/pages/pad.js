// A pad to draw a signature on. Without it the form still takes a name or a photo.
const form = document.getElementById('signing')
const pad = document.getElementById('pad')
const path = pad.querySelector('path')
const kind = form.elements.kind
const drawing = form.elements.drawing

const show = () => {
  for (const part of form.querySelectorAll('[data-kind]'))
    part.style.display = part.dataset.kind === kind.value ? '' : 'none'
}
kind.addEventListener('change', show)
show()
path.setAttribute('d', drawing.value)

const write = (strokes) => {
  path.setAttribute('d', strokes)
  drawing.value = strokes
}
const place = (event) => {
  const box = pad.getBoundingClientRect()
  const x = Math.max(0, Math.min(320, ((event.clientX - box.left) / box.width) * 320))
  const y = Math.max(0, Math.min(148, ((event.clientY - box.top) / box.height) * 148))
  return `${Math.round(x)} ${Math.round(y)}`
}
let isDown = false
pad.addEventListener('pointerdown', (event) => {
  isDown = true
  pad.setPointerCapture(event.pointerId)
  write(`${drawing.value}M${place(event)} L${place(event)}`)
})
pad.addEventListener('pointermove', (event) => {
  if (isDown && drawing.value.length < 19_000) write(`${drawing.value} L${place(event)}`)
})
for (const end of ['pointerup', 'pointercancel']) pad.addEventListener(end, () => (isDown = false))
document.getElementById('clear').addEventListener('click', () => write(''))
