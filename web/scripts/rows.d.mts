/** By the name of the generated file, its text. */
export function factsFiles(): Record<string, string>;
