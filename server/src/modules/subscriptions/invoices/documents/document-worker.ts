import { makeDocuments } from './make-documents.ts';

export default makeDocuments;
