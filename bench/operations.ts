/** GraphQL operations: the list of the home page with the maximum length, and the page of a browser. */
const LOCALIZED = '{ en zh }';
const CARD = `id name ${LOCALIZED} description ${LOCALIZED} shortDescription ${LOCALIZED} iconUrl tags { id label ${LOCALIZED} color } platforms { platform count } downloadCount updatedAt`;
const VERSION = `id versionNumber releaseDate platform architecture releaseChannel updateType minOsVersion fileSize features ${LOCALIZED} downloadUrl isLatest`;

export const HOME = `{ slides { id imageUrl title ${LOCALIZED} description ${LOCALIZED} linkType linkTargetId linkUrl } counters { browsers versions platforms } browsers(first: 100) { nodes { ${CARD} websiteUrl versions(limit: 3) { totalCount nodes { id versionNumber releaseDate platform architecture downloadUrl isLatest } } } pageInfo { hasNextPage endCursor } totalCount } }`;

export const BROWSER = `{ browser(id: 7) { ${CARD} websiteUrl isFeatured createdAt versions(limit: 8) { totalCount nodes { ${VERSION} } } } }`;
