const ID = '[a-z0-9-]{1,36}\\.[a-z0-9]{3,4}';

/** The id of a file of ours, as the server gives it. */
export const FILE_ID = new RegExp(`^${ID}$`);

/** Where a file of ours is fetched, or its id alone: no other path, and never a host. */
export const FILE_ADDRESS = new RegExp(`^(?:/api/v1/m/proxy/download\\?fileId=)?(${ID})$`);

/** The id in the address of a file of ours; nothing in any other address. */
export function fileIdIn(address: string): string | undefined {
  return FILE_ADDRESS.exec(address)?.[1];
}
