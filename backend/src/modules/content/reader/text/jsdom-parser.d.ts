/** The part of Readability's own DOM (which ships no types) that the reader uses. */
declare module '@mozilla/readability/JSDOMParser.js' {
  export default class JSDOMParser {
    parse(html: string, url: string): Document;
  }
}
