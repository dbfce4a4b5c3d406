/** What the types of the library leave out: how a file inside relates to the one that holds it, which PDF/A-3 asks for. */
declare namespace PDFKit.Mixins {
  interface PDFAttachmentOptions {
    relationship?: 'Alternative';
  }
}
