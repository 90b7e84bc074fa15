/** The table of the package, which has no types: `traditional simplified|traditional simplified`. */
declare module 'opencc-js/dict/TSCharacters' {
  const table: string;
  export default table;
}
