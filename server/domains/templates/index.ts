export { makeFormPaper } from './papers/make-form-paper.ts'
