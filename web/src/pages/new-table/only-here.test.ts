import { expect, test } from "vitest";
import { onlyHere } from "./only-here";

test("a link to this very computer is of no use to friends", () => {
  for (const host of ["localhost", "127.0.0.1", "127.0.1.1", "[::1]", "::1", "0.0.0.0", "kronika.localhost"])
    expect(onlyHere(host), host).toBe(true);
  for (const host of ["192.168.1.5", "kronika.example", "127.example", "localhost.example", "10.0.0.127"])
    expect(onlyHere(host), host).toBe(false);
});
