-- wrk's side of the load: each request a pacs.008 of its own EndToEndId. BODY and RUN come by environment.
local file = assert(io.open(os.getenv("BODY"), "r"))
local before, after = file:read("*a"):match("^(.*)@@ID@@(.*)$")
file:close()
local run = os.getenv("RUN")
local count = 0
local headers = { ["Content-Type"] = "application/xml" }
function request()
  count = count + 1
  return wrk.format("POST", nil, headers, before .. string.format("%s%011d", run, count) .. after)
end
