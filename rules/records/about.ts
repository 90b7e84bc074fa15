/** What each record is, in the documentation of GraphQL and REST. */
export const RECORD_ABOUT = {
  Browser: 'An AI-powered web browser.',
  Version: 'A downloadable version of a browser for one platform.',
  Fact: 'What is known about a browser on one topic. A topic without a fact is unknown; it does not mean no.',
  Slide: 'A slide of the home page.',
  CustomCode: 'A code snippet in HTML that is inserted into every public page.',
  Tag: 'A tag of browsers.',
  Source: 'What is watched for new versions.',
  Settings: 'The settings of the home page.',
} as const;
