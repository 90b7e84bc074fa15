/** An answer as it came: our cache parses no scalars. */
export function coerceScalarFieldsToParsed<Data>(data: Data): Data {
  return data;
}
